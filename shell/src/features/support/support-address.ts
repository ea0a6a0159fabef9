/** Value of `centre` in an address with an open support chat. */
export const supportOverlay = 'support';

/** Id of the footer's space for the providers' strip. */
export const providersPlace = 'providers';
