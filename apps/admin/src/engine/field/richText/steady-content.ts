import { commands, createDocument, Extension } from '@tiptap/react';

/**
 * The stock input puts its field's value into the editor after each letter, as another undo step. Content already in the
 * editor is left alone, which preserves undo and redo, selected cells and typing speed; and external changes, another
 * record or reverted edits, are not undone letter by letter.
 */
export const SteadyContent = Extension.create({
  name: 'steadyContent',
  addCommands: () => ({
    setContent: (content, options) => (props) => {
      const { editor, tr } = props;
      // An empty list or table has no content yet, and is there to be written into.
      if (!content && editor.isEmpty) return true;
      if (createDocument(content, editor.schema, options?.parseOptions).eq(tr.doc)) return true;
      tr.setMeta('addToHistory', false);
      return commands.setContent(content, options)(props);
    },
  }),
});
