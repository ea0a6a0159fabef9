/** The team below the demo's agents: account and the agent above. */
export const demoTeam: readonly (readonly [account: string, upline: string])[] = [
  ...['babul', 'chameli', 'dipa', 'emon', 'farida', 'gopal', 'hasina', 'imran', 'jasmin'],
  ...['kabir', 'laila', 'mamun', 'nadia', 'omar', 'parvin', 'quamrul', 'rashed'],
]
  .map((account): readonly [string, string] => [account, 'karim_agent'])
  .concat(
    ['salma', 'tareq', 'urmi', 'vaskar', 'wahida', 'yasmin', 'zahid', 'anika', 'bashir', 'champa']
      .concat(['dilip', 'eva', 'faisal', 'golap', 'hira', 'ismail', 'jui'])
      .map((account): readonly [string, string] => [account, 'shirin_agent']),
  );
