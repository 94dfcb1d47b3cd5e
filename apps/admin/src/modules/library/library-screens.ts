/** Custom screens for the library, keyed by their definition. */
export const libraryScreens = {
  issueBook: async () => ({ default: (await import('./desk/IssueBook.tsx')).IssueBook }),
  returnBook: async () => ({ default: (await import('./desk/ReturnBook.tsx')).ReturnBook }),
  renewBook: async () => ({ default: (await import('./desk/RenewBook.tsx')).RenewBook }),
  myLibrary: async () => ({ default: (await import('./own/MyLibrary.tsx')).MyLibrary }),
} as const;
