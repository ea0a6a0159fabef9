/** Name of the help page's markup in the server's frame. */
export const helpArrival = 'shell/help';

/** Topic of the terms on the help page (specification §2). */
export const termsTopic = 'term';
