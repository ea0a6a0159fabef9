/** What the sandbox identity provider accepts: published with the project, good for a demo and for nothing else. */
export const sandboxClient = {
  clientId: 'croupier-sandbox',
  clientSecret: 'sandbox-client-secret',
};

/** The Firebase project that the sandbox plays. */
export const sandboxProject = { projectId: 'croupier-sandbox', apiKey: 'sandbox-firebase-key' };
