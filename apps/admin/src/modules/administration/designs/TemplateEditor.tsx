import { Box, Tab, Tabs } from '@mui/material';
import type { FieldProblem, Token } from '@school/kernel';
import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { withInsertion, type Design } from './design.ts';
import { Mistakes } from './Mistakes.tsx';
import { TokenList } from './TokenList.tsx';

interface TemplateEditorProps {
  readonly document: string;
  readonly tokens: Readonly<Record<string, Token>>;
  readonly design: Design;
  readonly mistakes: readonly FieldProblem[];
  readonly onChange: (changes: Partial<Design>) => void;
}

/** Template and styles as texts, with the tokens that may stand in them. */
export const TemplateEditor = ({ document, tokens, design, mistakes, onChange }: TemplateEditorProps) => {
  const translate = useTranslate();
  const [part, setPart] = useState<'body' | 'style'>('body');
  const area = useRef<HTMLTextAreaElement>(null);
  const insert = (added: string): void => {
    const element = part === 'body' ? area.current : null;
    const [from, to] = element
      ? [element.selectionStart, element.selectionEnd]
      : [design.body.length, design.body.length];
    const { text, caret } = withInsertion(design.body, from, to, added);
    setPart('body');
    onChange({ body: text });
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(caret, caret);
    });
  };
  const label = translate(`administration.design.${part}`);
  return (
    <Box sx={{ minWidth: 0 }}>
      <Tabs
        value={part}
        onChange={(_, next: 'body' | 'style') => setPart(next)}
        aria-label={translate('administration.design.design')}
      >
        {(['body', 'style'] as const).map((name) => (
          <Tab
            key={name}
            value={name}
            id={`design-tab-${name}`}
            aria-controls="design-panel"
            label={translate(`administration.design.${name}`)}
          />
        ))}
      </Tabs>
      <Box id="design-panel" role="tabpanel" aria-labelledby={`design-tab-${part}`}>
        <Box
          component="textarea"
          ref={area}
          aria-label={label}
          aria-invalid={mistakes.some(({ field }) => field === part)}
          spellCheck={false}
          value={design[part]}
          onChange={({ target }: React.ChangeEvent<HTMLTextAreaElement>) =>
            onChange({ [part]: target.value })
          }
          sx={{
            display: 'block',
            width: '100%',
            height: 420,
            mt: 1,
            p: 1.5,
            resize: 'vertical',
            font: '13px/1.5 monospace',
            tabSize: 2,
            color: 'text.primary',
            bgcolor: 'background.paper',
            border: 1,
            borderColor: mistakes.some(({ field }) => field === part) ? 'error.main' : 'divider',
            borderRadius: 1,
          }}
        />
      </Box>
      <Mistakes mistakes={mistakes} />
      <Box sx={{ mt: 2 }}>
        <TokenList document={document} tokens={tokens} onInsert={insert} />
      </Box>
    </Box>
  );
};
