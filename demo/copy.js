/** Copies the text of an element, or selects it where the page may not; `note` says which. */
export async function copy(source, note) {
  try {
    await navigator.clipboard.writeText(source.innerText);
    note.textContent = 'Copied.';
  } catch {
    getSelection().selectAllChildren(source);
    note.textContent = 'Selected: copy it with Ctrl+C or ⌘C.';
  }
}
