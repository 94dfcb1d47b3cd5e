import { createHash } from 'node:crypto';
import { signedCall } from './big-blue-button.ts';

it('signs calls as the service checks them', () => {
  const given = {
    kind: 'BIGBLUEBUTTON',
    url: 'https://a.example/bbb/api/',
    appId: undefined,
    secret: 's',
  } as const;
  const checksum = createHash('sha256').update('endmeetingID=a+bs').digest('hex');
  expect(signedCall(given, 'end', { meetingID: 'a b' })).toBe(
    `https://a.example/bbb/api/end?meetingID=a+b&checksum=${checksum}`,
  );
});
