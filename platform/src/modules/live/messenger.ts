/** How processes notify each other. The next poll finds what a lost message announced. */
export interface Messenger {
  send(text: string): Promise<unknown>;
  /** `hear` gets `null` if messages may have been missed. Never rejects. */
  listen(hear: (text: string | null) => void): Promise<void>;
  stop(): Promise<void>;
}
