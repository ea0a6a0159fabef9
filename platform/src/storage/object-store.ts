/** Files by name, shared by all processes of the platform. A name that was put is there in full, or not at all. */
export interface ObjectStore {
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** `null` where nothing was put under the name. */
  get(name: string): Promise<Uint8Array | null>;
  has(name: string): Promise<boolean>;
  /** Does nothing where there is nothing. */
  remove(name: string): Promise<void>;
}
