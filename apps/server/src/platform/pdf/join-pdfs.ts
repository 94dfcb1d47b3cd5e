/** Concatenates PDF files; a single one is returned unchanged. */
export const joinPdfs = async (files: readonly Buffer[]): Promise<Buffer> => {
  const [only] = files;
  if (only && files.length === 1) return only;
  // Large, and not needed before something is printed.
  const { PDFDocument } = await import('pdf-lib');
  const whole = await PDFDocument.create();
  for (const file of files) {
    const part = await PDFDocument.load(file);
    for (const page of await whole.copyPages(part, part.getPageIndices())) whole.addPage(page);
  }
  return Buffer.from(await whole.save());
};
