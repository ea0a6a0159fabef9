/** `openid`: any provider that implements OpenID Connect. `firebase`: phone authentication. */
export const signInKinds = ['google', 'facebook', 'openid', 'firebase'] as const;
export type SignInKind = (typeof signInKinds)[number];
