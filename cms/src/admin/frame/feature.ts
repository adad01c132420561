import type {
  ContentManagerPlugin,
  ListFieldLayout,
  ListLayout,
} from '@strapi/content-manager/strapi-admin';
import type { InputProps, StrapiApp } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';
import type { Right } from '../../access/rights';
import type { CUSTOM_FIELDS } from '../../content/custom-fields';
import type { ListNotes } from './list-notes';
import type { PanelSection } from './panels';

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

/** A widget of the admin's first page. */
export interface Widget {
  readonly id: string;
  readonly icon: StrapiWidget['icon'];
  readonly label: string;
  Component(): Promise<{ default: ComponentType }>;
  readonly permissions: readonly Right[];
}

/** The input of a custom field. Strapi's page for types shows its label and description. */
export interface CustomFieldInput {
  readonly name: (typeof CUSTOM_FIELDS)[number]['name'];
  readonly label: string;
  readonly description: string;
  Input(): Promise<{ default: ComponentType<Partial<InputProps>> }>;
}

/** The argument of Strapi's hook that changes the columns of a list. */
export interface ListColumns {
  readonly displayedHeaders: ListFieldLayout[];
  readonly layout: ListLayout;
}

export type ContentManager = ContentManagerPlugin['config']['apis'];

export interface VersionDialogProps {
  readonly version: { readonly uid: string; readonly documentId: string; readonly id: number };
  readonly title: string;
  readonly onClose: () => void;
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

/** Components that a feature gives to the others, which take them from `sharedComponents`. */
export interface SharedComponents {
  /** From `history`: shows a version beside today's draft. */
  readonly VersionDialog: ComponentType<VersionDialogProps>;
  /** From `history`: says how long and where deleted entries can be brought back. */
  readonly BinNote: ComponentType;
  /** From `links`: editors choose where a link leads. */
  readonly LinkDialog: ComponentType<LinkDialogProps>;
  /** From `markdown`: shows a Markdown text as it will look. */
  readonly MarkdownText: ComponentType<{ readonly text: string }>;
  /** From `planning`: says what is planned. Shows nothing if nothing is planned or the person may not see it. */
  readonly PlannedLine: ComponentType;
  /** From `samples`: shows nothing if none of the sample is left or the person may not remove it. */
  readonly MakeItYoursLink: ComponentType;
}

/** What `src/features/<name>/admin` gives the admin, in the shape of a Strapi plugin. */
export interface AdminFeature {
  readonly pages?: readonly MenuPage[];
  readonly widgets?: readonly Widget[];
  readonly fields?: readonly CustomFieldInput[];
  readonly panels?: readonly PanelSection[];
  /** Shows buttons above a list, for the type whose uid the URL has. */
  readonly ListButtons?: ComponentType;
  /** A hook that returns notes for the entries of a list, which stand beside their status. */
  useListNotes?(): ListNotes;
  /** Shows something below the buttons of a form, also on a phone. */
  readonly BelowFormButtons?: ComponentType;
  columns?(columns: ListColumns): ListColumns;
  /** Texts in place of Strapi's that this feature makes false, by their keys. */
  readonly texts?: Readonly<Record<string, string>>;
  readonly sharedComponents?: Partial<SharedComponents>;
  /** Runs before Strapi's own plugins start. */
  register?(app: StrapiApp): void;
  /** Runs after Strapi's own plugins have started, with the API of the content manager. */
  bootstrap?(app: StrapiApp, contentManager: ContentManager): void;
}
