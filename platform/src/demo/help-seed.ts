export interface HelpSeed {
  readonly slug: string;
  readonly title: string;
  /** `{brand}` stands for the brand's name. */
  readonly content: string;
}
