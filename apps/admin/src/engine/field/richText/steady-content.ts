import { commands, createDocument, Extension } from '@tiptap/react';

/**
 * The stock input puts the value of its field into the editor after each letter, as one more step to undo. What stands
 * there already is left alone, so that undo and redo, marked cells and the speed of typing stay; and what comes from
 * outside, another record or changes taken back, is not undone letter by letter.
 */
export const SteadyContent = Extension.create({
  name: 'steadyContent',
  addCommands: () => ({
    setContent: (content, options) => (props) => {
      const { editor, tr } = props;
      // An empty list or table says nothing, and is there to be written into.
      if (!content && editor.isEmpty) return true;
      if (createDocument(content, editor.schema, options?.parseOptions).eq(tr.doc)) return true;
      tr.setMeta('addToHistory', false);
      return commands.setContent(content, options)(props);
    },
  }),
});
