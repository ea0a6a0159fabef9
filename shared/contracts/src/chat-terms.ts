/** The longest message that any brand can allow. */
export const longestChatText = 500;

/** Why a message of the chat room is reported. */
export const chatReasons = ['spam', 'insult', 'begging', 'other'] as const;
