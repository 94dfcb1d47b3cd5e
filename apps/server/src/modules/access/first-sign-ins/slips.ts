import type { Letterhead } from '../../../platform/letterhead/letterhead.ts';
import { renderTemplate } from '../../../platform/templates/render-template.ts';

/** What one person needs to sign in for the first time. */
export interface Slip {
  readonly name: string;
  readonly place: string;
  readonly children: string;
  readonly username: string;
  readonly password: string;
}

/** A sheet for each class, so that the slips of a class can be cut and handed out together. */
const template = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>First sign-ins</title><style>
  * { box-sizing: border-box; margin: 0; }
  html { font: 9pt/1.35 '{{ head.font }}', 'Open Sans', 'Noto Sans', 'Helvetica Neue', Arial, sans-serif; color: #1c2430; }
  section { break-before: page; } section:first-of-type { break-before: auto; }
  h1 { font-size: 13pt; color: {{ head.colour }}; margin-bottom: 6px; }
  .slips { display: grid; grid-template-columns: 1fr 1fr; }
  article { display: flex; gap: 10px; justify-content: space-between; min-height: 50mm; padding: 10px;
    border: 1px dashed #9aa5b1; margin: -0.5px; break-inside: avoid; overflow-wrap: anywhere; }
  article > div:first-child { flex: 1; min-width: 0; }
  b { color: {{ head.colour }}; } h2 { font-size: 10.5pt; margin-top: 3px; } .about { color: #55606e; }
  dl { margin: 6px 0; display: grid; grid-template-columns: max-content 1fr; column-gap: 8px; }
  dt { color: #55606e; } dd { margin: 0; font: 600 10.5pt 'Noto Sans Mono', 'DejaVu Sans Mono', 'Courier New', monospace; }
  .code { width: 20mm; flex: none; } .code svg, .code img { width: 20mm; height: 20mm; }
</style></head><body>
{% for class in classes %}<section><h1>{{ class.place }}</h1><div class="slips">
{% for slip in class.slips %}<article><div><b>{{ head.name }}</b><h2>{{ slip.name }}</h2>
<p class="about">{{ slip.place }}{% if slip.children != '' %} · {{ slip.children }}{% endif %}</p>
<dl><dt>Address</dt><dd>{{ address }}</dd><dt>User name</dt><dd>{{ slip.username }}</dd><dt>Password</dt><dd>{{ slip.password }}</dd></dl>
<p class="about">The password is for the first sign-in. You are asked for one of your own then.</p></div>
<div class="code">{{ address | qr }}</div></article>
{% endfor %}</div></section>{% endfor %}
</body></html>`;

/** The page of slips; each class begins on a new sheet. @param address where users sign in */
export const slipsPage = (slips: readonly Slip[], address: string, head: Letterhead): Promise<string> => {
  const places = [...new Set(slips.map(({ place }) => place))];
  const classes = places.map((place) => ({ place, slips: slips.filter((slip) => slip.place === place) }));
  return renderTemplate(template, { classes, address, head });
};
