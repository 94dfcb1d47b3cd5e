import { Box, Tab, Tabs } from '@mui/material';
import type { FieldProblem, Token } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { useRef, useState } from 'react';
import { withInsertion, type Design, type DesignPart } from './design.ts';
import { Mistakes } from './Mistakes.tsx';
import { TokenList } from './TokenList.tsx';

interface TemplateEditorProps {
  readonly document: string;
  readonly tokens: Readonly<Record<string, Token>>;
  readonly design: Design;
  readonly mistakes: readonly FieldProblem[];
  readonly onChange: (changes: Partial<Design>) => void;
  /** The editable parts; cards also have a back. */
  readonly parts?: readonly DesignPart[];
}

const usualParts: readonly DesignPart[] = ['body', 'style'];

/** Template and styles as text, with the tokens they may contain. */
export const TemplateEditor = (props: TemplateEditorProps) => {
  const { document, tokens, design, mistakes, onChange, parts = usualParts } = props;
  const translate = useTranslate();
  const [part, setPart] = useState<DesignPart>('body');
  const text = design[part] ?? '';
  const area = useRef<HTMLTextAreaElement>(null);
  const insert = (added: string): void => {
    const target = part === 'back' ? 'back' : 'body';
    const current = design[target] ?? '';
    const element = part === target ? area.current : null;
    const [from, to] = element
      ? [element.selectionStart, element.selectionEnd]
      : [current.length, current.length];
    const { text: written, caret } = withInsertion(current, from, to, added);
    setPart(target);
    onChange({ [target]: written });
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
        onChange={(_, next: DesignPart) => setPart(next)}
        aria-label={translate('administration.design.design')}
      >
        {parts.map((name) => (
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
          value={text}
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
