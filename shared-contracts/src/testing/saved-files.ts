interface SavedFile {
  name: string;
  content: Blob;
}

/** Gathers the files that the page saves from here on, in the browser's place: jsdom follows no link. */
export function gatherSavedFiles(): SavedFile[] {
  const files: SavedFile[] = [];
  let content = new Blob();
  URL.createObjectURL = (blob) => {
    content = blob as Blob;
    return 'blob:saved';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, content });
  });
  return files;
}
