/** What stands in `centre` of an address that has the chat with the desk open. */
export const supportOverlay = 'support';
