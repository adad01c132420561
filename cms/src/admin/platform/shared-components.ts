import type { ComponentType } from 'react';

/** Props of the dialog that shows a version beside today's draft. */
export interface VersionDialogProps {
  readonly version: { readonly uid: string; readonly documentId: string; readonly id: number };
  readonly title: string;
  readonly onClose: () => void;
}

/** Props of the dialog in which editors choose where a link leads. */
export interface LinkDialogProps {
  /** Where the link leads until now; empty for a new one. */
  readonly href: string;
  /** Whether the editor selected no text that could become the link. */
  readonly needsText: boolean;
  /** Without an address the link is taken off. */
  onChoose(href: string, text: string): void;
  onClose(): void;
}

/** Components of one feature that others show where that feature is there. */
export interface SharedComponents {
  readonly VersionDialog: ComponentType<VersionDialogProps>;
  /** Says how long what is deleted can be brought back, and where. */
  readonly BinNote: ComponentType;
  /** Leads to what is left of the sample; nothing where nothing is, or the person may not remove it. */
  readonly MakeItYoursLink: ComponentType;
  /** Says what is planned, and leads to it; nothing where nothing is, or the person may not see it. */
  readonly PlannedLine: ComponentType;
  readonly LinkDialog: ComponentType<LinkDialogProps>;
  /** A text as it will look. */
  readonly MarkdownText: ComponentType<{ readonly text: string }>;
}

/** Filled before the admin is drawn. */
export const sharedComponents: Partial<SharedComponents> = {};
