import type { ComponentType } from 'react';

/** Props of the dialog that shows a version beside today's draft. */
export interface VersionDialogProps {
  readonly version: { readonly uid: string; readonly documentId: string; readonly id: number };
  readonly title: string;
  readonly onClose: () => void;
}

/** Props of the dialog in which editors choose where a link leads. */
export interface LinkDialogProps {
  /** The present URL. Empty for a new link. */
  readonly href: string;
  /** Whether the editor selected no text that could become the link. */
  readonly needsText: boolean;
  /** An empty `href` removes the link. */
  onChoose(href: string, text: string): void;
  onClose(): void;
}

/** Components that a feature lends to the others. Undefined if that feature was removed. */
export interface SharedComponents {
  readonly VersionDialog: ComponentType<VersionDialogProps>;
  /** Says how long and where deleted entries can be brought back. */
  readonly BinNote: ComponentType;
  /** Links to the rest of the sample. Shows nothing if none is left or the person may not remove it. */
  readonly MakeItYoursLink: ComponentType;
  /** Says what is planned, with a link. Shows nothing if nothing is planned or the person may not see it. */
  readonly PlannedLine: ComponentType;
  readonly LinkDialog: ComponentType<LinkDialogProps>;
  /** Shows a Markdown text as it will look. */
  readonly MarkdownText: ComponentType<{ readonly text: string }>;
}

/** The shared components of the features. `registerFeatures` fills this object before the first render. */
export const sharedComponents: Partial<SharedComponents> = {};
