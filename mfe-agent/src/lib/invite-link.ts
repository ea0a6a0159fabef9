/** Address for registering under an agent: the form takes the code from the address. */
export function inviteLink(origin: string, affiliateCode: string): string {
  return `${origin}/register?referralCode=${encodeURIComponent(affiliateCode)}`;
}
