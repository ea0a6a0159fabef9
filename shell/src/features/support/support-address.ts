/** What stands in `centre` of an address that has the chat with the desk open. */
export const supportOverlay = 'support';

/** Id of the footer's place for the providers' strip. */
export const providersPlace = 'providers';
