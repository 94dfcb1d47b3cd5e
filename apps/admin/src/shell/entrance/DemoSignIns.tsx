import { useText } from '../../i18n/use-text.ts';
import type { PublicKey } from '../../i18n/message-files.ts';
import type { DemoSignIn } from '../../session/branding.ts';

interface Props {
  readonly signIns: readonly DemoSignIn[];
  readonly busy: boolean;
  readonly onChoose: (chosen: DemoSignIn) => void;
}

const roleKeys: Readonly<Record<string, PublicKey>> = {
  admin: 'role.admin',
  hr: 'role.hr',
  finance: 'role.finance',
  teacher: 'role.teacher',
  student: 'role.student',
  parent: 'role.parent',
};

/** The accounts of a demo school, each one click away. A real school has none. */
export const DemoSignIns = ({ signIns, busy, onChoose }: Props) => {
  const text = useText();
  if (signIns.length === 0) return null;
  return (
    <section className="e-demo" aria-labelledby="demo-title">
      <h2 id="demo-title">{text('login.demo')}</h2>
      <p>{text('login.demoText')}</p>
      <ul>
        {signIns.map((signIn) => {
          const key = roleKeys[signIn.username];
          return (
            <li key={signIn.username}>
              <button type="button" disabled={busy} onClick={() => onChoose(signIn)} title={signIn.password}>
                <strong>{key ? text(key) : (signIn.label ?? signIn.username)}</strong>
                <span>{signIn.username}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
