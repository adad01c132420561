import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import {
  schema,
  serializeDocument,
} from '../../../src/features/markdown/admin/markdown-document.ts';
import { cleanPastedHtml } from '../../../src/features/markdown/admin/pasted-html.ts';

/** Pastes into an empty text editor and returns its Markdown. It needs a browser. */
export function pasteHtml(html: string): string {
  const state = EditorState.create({ schema });
  const view = new EditorView(null, { state, transformPastedHTML: cleanPastedHtml });
  view.pasteHTML(html);
  const markdown = serializeDocument(view.state.doc);
  view.destroy();
  return markdown;
}
