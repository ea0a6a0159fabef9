/** Base32 key of the demo's second operator: published with the project, good for a demo and for nothing else. */
export const sandboxFactorKey = 'CROUPIERSANDBOXSECONDOPERATOR234';
