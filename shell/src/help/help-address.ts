/** Name of the help page's markup in the frame of the server. */
export const helpArrival = 'shell/help';
