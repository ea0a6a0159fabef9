/** Files by name, shared by all processes of the platform. An object is stored completely or not at all. */
export interface ObjectStore {
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** `null` when there is no object of this name. */
  get(name: string): Promise<Uint8Array | null>;
  has(name: string): Promise<boolean>;
  /** Does nothing when there is no object. */
  remove(name: string): Promise<void>;
}
