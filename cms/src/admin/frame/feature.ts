import type {
  ContentManagerPlugin,
  ListFieldLayout,
  ListLayout,
} from '@strapi/content-manager/strapi-admin';
import type { InputProps, StrapiApp } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';
import type { Right } from '../../access/rights.ts';
import type { CUSTOM_FIELDS } from '../../content/custom-fields.ts';
import type { ListNotes } from './list-notes.ts';
import type { PanelSection } from './panels.tsx';

type MenuLink = Parameters<StrapiApp['addMenuLink']>[0];
type StrapiWidget = Extract<
  Parameters<StrapiApp['widgets']['register']>[0],
  { readonly permissions?: unknown }
>;

/** A page of the admin's menu. Without permissions, all staff who read content see it. */
export interface MenuPage extends Pick<MenuLink, 'to' | 'icon'> {
  readonly label: string;
  Component(): Promise<{ default: ComponentType }>;
  readonly permissions?: MenuLink['permissions'];
}

export interface Widget {
  readonly id: string;
  readonly icon: StrapiWidget['icon'];
  readonly label: string;
  Component(): Promise<{ default: ComponentType }>;
  readonly permissions: readonly Right[];
}

/** The input of a custom field. Only Strapi's page for types shows the label and the description. */
export interface CustomFieldInput {
  readonly name: (typeof CUSTOM_FIELDS)[number]['name'];
  readonly label: string;
  readonly description: string;
  Input(): Promise<{ default: ComponentType<Partial<InputProps>> }>;
}

export type ContentManager = ContentManagerPlugin['config']['apis'];

export interface VersionDialogProps {
  readonly version: { readonly uid: string; readonly documentId: string; readonly id: number };
  readonly title: string;
  onClose(): void;
}

export interface LinkDialogProps {
  /** The present URL. Empty for a new link. */
  readonly href: string;
  /** Whether the editor selected no text that could become the link. */
  readonly needsText: boolean;
  /** An empty `href` removes the link. */
  onChoose(href: string, text: string): void;
  onClose(): void;
}

/**
 * Components for other features, which get them from `useProvidedComponent`. They are declared here and not beside the
 * feature that provides them, so that the others compile without it.
 */
export interface ProvidedComponents {
  readonly VersionDialog: ComponentType<VersionDialogProps>;
  /** Says how long and where deleted entries can be brought back. */
  readonly BinNote: ComponentType;
  readonly LinkDialog: ComponentType<LinkDialogProps>;
  readonly MarkdownText: ComponentType<{ readonly text: string }>;
  /** Shows nothing if nothing is planned or the person may not see it. */
  readonly PlannedLine: ComponentType;
  /** Shows nothing if none of the sample is left or the person may not remove it. */
  readonly MakeItYoursLink: ComponentType;
  /** Shows nothing if the person may not add pictures to the gallery. */
  readonly AddImagesLink: ComponentType;
  /** The notes of all features on an entry of the open list. */
  readonly EntryNotes: ComponentType<{ readonly documentId: string }>;
  /** Says that notes of the open list could not be read. Shows nothing if they could. */
  readonly FailedNotes: ComponentType;
}

/** What `src/features/<name>/admin` gives the admin, in the shape of a Strapi plugin. */
export interface AdminFeature {
  readonly pages?: readonly MenuPage[];
  readonly widgets?: readonly Widget[];
  readonly fields?: readonly CustomFieldInput[];
  readonly panels?: readonly PanelSection[];
  /** Buttons above every list. They learn its type from `useTypeUid`. */
  readonly ListButtons?: ComponentType;
  /** A hook that returns notes on the entries of the open list. The list shows a note beside the entry's status. */
  useListNotes?(): ListNotes;
  /** What stands below the buttons of every form, also on a phone. It learns the entry from `useFormEntry`. */
  readonly BelowFormButtons?: ComponentType;
  /** Changes the columns of every list. Each feature changes other columns, so their order does not matter. */
  columns?(columns: ListFieldLayout[], layout: ListLayout): ListFieldLayout[];
  /** Changes the columns that the `columns` of all features returned, such as for a phone. */
  columnsLast?(columns: ListFieldLayout[], layout: ListLayout): ListFieldLayout[];
  /** New texts for keys of Strapi whose own texts this feature makes false. */
  readonly texts?: Readonly<Record<string, string>>;
  readonly providedComponents?: Partial<ProvidedComponents>;
  register?(app: StrapiApp): void;
  bootstrap?(app: StrapiApp, contentManager: ContentManager): void;
}
