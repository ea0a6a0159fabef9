/** Name of the help page's markup in the frame of the server. */
export const helpArrival = 'shell/help';

/** Where the terms stand on the help page (specification §2). */
export const termsTopic = 'term';
