/** Where a newcomer registers under an agent: the code fills the form by itself. */
export function inviteLink(origin: string, affiliateCode: string): string {
  return `${origin}/register?referralCode=${encodeURIComponent(affiliateCode)}`;
}
