/** The limit of an Author's message and of an Editor's reason. */
export const MAX_MESSAGE_LETTERS = 500;

export interface ShownRequest {
  readonly id: number;
  readonly byName: string;
  readonly versionId: number;
  readonly message: string;
  readonly at: string;
  /** Null while the request waits. */
  readonly sentBack: {
    readonly at: string;
    readonly byName: string;
    readonly reason: string;
  } | null;
}
