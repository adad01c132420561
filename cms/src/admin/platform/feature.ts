import type {
  ContentManagerPlugin,
  ListFieldLayout,
  ListLayout,
} from '@strapi/content-manager/strapi-admin';
import type { InputProps, StrapiApp } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';
import type { CUSTOM_FIELDS } from '../../content/custom-fields';
import type { ListNotes } from './list-notes';
import type { PanelPart } from './panels';
import type { SharedComponents } from './shared-components';

type MenuLink = Parameters<StrapiApp['addMenuLink']>[0];
type StrapisWidget = Extract<
  Parameters<StrapiApp['widgets']['register']>[0],
  { readonly permissions?: unknown }
>;

/** A page of the admin's menu: for staff who read content, where it says nothing else. */
export interface MenuPage extends Pick<MenuLink, 'to' | 'icon' | 'position' | 'Component'> {
  readonly label: string;
  readonly permissions?: MenuLink['permissions'];
}

/** A part of the admin's first page. */
export interface Widget {
  readonly id: string;
  readonly icon: StrapisWidget['icon'];
  readonly label: string;
  Component(): Promise<{ default: ComponentType }>;
  readonly permissions: readonly { readonly action: string; readonly subject?: string }[];
}

/** The input of a custom field, and how it is called where types are made. */
export interface FieldInput {
  readonly name: (typeof CUSTOM_FIELDS)[number]['name'];
  readonly label: string;
  readonly description: string;
  Input(): Promise<{ default: ComponentType<Partial<InputProps>> }>;
}

/** The columns of a list. */
export interface Columns {
  readonly displayedHeaders: ListFieldLayout[];
  readonly layout: ListLayout;
}

export type ContentManager = ContentManagerPlugin['config']['apis'];

/** What `src/features/<name>/admin` gives the admin, in the shape of a Strapi plugin. */
export interface AdminFeature {
  readonly pages?: readonly MenuPage[];
  readonly widgets?: readonly Widget[];
  readonly fields?: readonly FieldInput[];
  readonly panels?: readonly PanelPart[];
  /** Buttons above a list. They read its type of the address. */
  readonly ListButtons?: ComponentType;
  /** A hook: what a list says of each entry beside its status. */
  useListNotes?(): ListNotes;
  /** What stands below the buttons of a form. */
  readonly BelowFormButtons?: ComponentType<{ readonly slug?: string }>;
  columns?(columns: Columns): Columns;
  /** Texts of Strapi that are not true where this feature is there, by their keys. */
  readonly texts?: Readonly<Record<string, string>>;
  /** What other features show of this one. */
  readonly sharedComponents?: Partial<SharedComponents>;
  /** Before Strapi's own plugins are started. */
  register?(app: StrapiApp): void;
  /** After that, with what the content manager offers. */
  bootstrap?(app: StrapiApp, contentManager: ContentManager): void;
}
