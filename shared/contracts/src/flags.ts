/** The features that a brand switches; `flagTree` says which one depends on which. */
export const flags = [
  /** Messages to members (SMS and e-mail), and the features that need them. */
  'COMM3',
  'MOBILEVERCODELOGIN3',
  'CHNGPASSVERIF3',
  'CHNGPASSMAIL3',
  /** Self-registration, and its methods. */
  'DIRECTREG3',
  'USERNAMEREG3',
  'MOBILENUMREG3',
  'REGMOBVERF3',
  'MOBILENUMPASSREG3',
  'FREEPLAY3',
  'PWDEXPFORCECHANGE3',
  /** Agents' contracts: the dividend. */
  'CONTRACT3',
  /** Agents' salaries, by kind. */
  'SALARY3',
  'DAILYSALARY3',
  'HOURLYSALARY3',
  'REALTIMESALARY3',
  /** The list of winners. */
  'WINNERS',
  /** Members invite friends and are paid for them. */
  'REFERRAL',
] as const;

export type Flag = (typeof flags)[number];
