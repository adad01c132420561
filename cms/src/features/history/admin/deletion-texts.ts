/** Replaces Strapi’s warnings before a deletion and before a draft is discarded: “Bin” and “History” undo both. */
export function deletionTexts(binDays: number): Readonly<Record<string, string>> {
  const inBin = `For ${binDays} days “Bin”, on the left, brings back what is deleted, as a draft. To hide it, unpublish it.`;
  const deleted = `is deleted in all languages, and visitors lose it at once. ${inBin} What people sent through the forms has no bin: it is gone.`;
  return {
    'content-manager.actions.delete.dialog.body': `This entry ${deleted}`,
    'popUpWarning.bodyMessage.contentType.delete.all': `What is ticked ${deleted}`,
    'i18n.actions.delete.dialog.body': `It is deleted in this language. Without its English version visitors see nothing of it in the other languages either. ${inBin}`,
    'content-manager.actions.discard.dialog.body':
      'The draft goes back to what visitors see. What was saved since stays in “History”, on the right, which brings it back. What is not saved is gone.',
  };
}
