/** How processes notify each other. The next poll finds what a lost message announced. */
export interface Messenger {
  send(text: string): Promise<unknown>;
  /** `onMessage` gets `null` if messages may have been missed. Never rejects. */
  listen(onMessage: (text: string | null) => void): Promise<void>;
  stop(): Promise<void>;
}
