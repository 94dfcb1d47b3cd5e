import type { VerifiedPaper } from '@school/domain';
import { useEffect, useState } from 'react';
import type { FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { formatDate } from '../../engine/field/date/date-format.ts';
import type { PublicKey } from '../../i18n/message-files.ts';
import { useText } from '../../i18n/use-text.ts';
import { usePageTitle } from '../../routing/use-page-title.ts';
import { CallFailure } from '../../session/call-failure.ts';
import { publicCall } from '../../session/public-call.ts';
import { Alert } from './Alert.tsx';
import { EntranceFrame } from './EntranceFrame.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { TextField } from './TextField.tsx';

/** The result for a code: a document, or why there is none; an empty text means the server cannot be reached. */
type Checked = { readonly paper: VerifiedPaper } | { readonly problem: string; readonly isUnknown: boolean };

const checkCode = async (code: string): Promise<Checked> => {
  try {
    const { data } = await publicCall<VerifiedPaper>(`public/v1/verify/${encodeURIComponent(code)}`);
    return { paper: data };
  } catch (error) {
    const failure = error instanceof CallFailure ? error : undefined;
    return { problem: failure?.message ?? '', isUnknown: failure?.status === 404 };
  }
};

/** The code in an address, whatever surrounds it. */
const codeAt = (path: string): string => decodeURIComponent(/^\/verify\/([^/]+)/i.exec(path)?.[1] ?? '');

const useChecked = (code: string): Checked | undefined => {
  const [last, setLast] = useState<{ readonly code: string; readonly found: Checked }>();
  useEffect(() => {
    let isOver = false;
    const ask = async (): Promise<void> => {
      const found = await checkCode(code);
      if (!isOver) setLast({ code, found });
    };
    if (code !== '') void ask();
    return () => {
      isOver = true;
    };
  }, [code]);
  return last?.code === code ? last.found : undefined;
};

const Found = ({ paper }: { readonly paper: VerifiedPaper }) => {
  const text = useText();
  const facts: readonly (readonly [PublicKey, string])[] = [
    ['verify.kind', text(`verify.kind.${paper.kind}`)],
    ...(paper.number === '' ? [] : [['verify.number', paper.number] as const]),
    ['verify.name', paper.name],
    ...(paper.facts ?? []).map(({ key, value }) => [`verify.fact.${key}`, value] as const),
    ['verify.issuedOn', formatDate(paper.issuedOn)],
    ...(paper.validUntil === null ? [] : [['verify.validUntil', formatDate(paper.validUntil)] as const]),
    ['verify.school', paper.school],
  ];
  return (
    <section className="e-found">
      <Alert tone={paper.status === 'VALID' ? 'good' : 'bad'}>{text(`verify.status.${paper.status}`)}</Alert>
      <dl className="e-facts">
        {facts.map(([key, value]) => (
          <div key={key}>
            <dt>{text(key)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {paper.figures?.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

/** Anyone holding a document from the school can check it here, without an account. */
export const VerifyPage = () => {
  const text = useText();
  const navigate = useNavigate();
  const code = codeAt(useLocation().pathname);
  const [typed, setTyped] = useState(code);
  const checked = useChecked(code);
  usePageTitle(text('verify.title'));
  const problemOf = ({
    problem,
    isUnknown,
  }: {
    readonly problem: string;
    readonly isUnknown: boolean;
  }): string => (isUnknown ? text('verify.unknown') : problem || text('error.serverSide'));
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const wanted = typed.trim();
    if (wanted !== '') void navigate(`/verify/${encodeURIComponent(wanted)}`);
  };
  return (
    <EntranceFrame title={text('verify.title')} lead={text('verify.lead')}>
      {checked && 'paper' in checked ? <Found paper={checked.paper} /> : null}
      <form className="e-form" noValidate onSubmit={submit}>
        <Alert tone="bad">{checked && 'problem' in checked ? problemOf(checked) : ''}</Alert>
        <TextField
          label={text('verify.code')}
          name="code"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <SubmitButton label={text('verify.check')} busy={code !== '' && checked === undefined} />
      </form>
    </EntranceFrame>
  );
};
