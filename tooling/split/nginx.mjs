import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes the settings of one nginx into `folder`, from the templates that the containers use, and gives the path of the main file. */
export function writeNginx(folder, { name, template, values }) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.conf`), filled(template, values));
  const main = join(folder, `${name}.main.conf`);
  writeFileSync(main, filled('alone', { FOLDER: folder, NAME: name }));
  return main;
}

/** As the container's envsubst does: only what is given is filled in, nginx' own variables stay. */
function filled(template, values) {
  const text = readFileSync(
    join(import.meta.dirname, 'nginx', `${template}.conf.template`),
    'utf8',
  );
  return text.replace(/\$\{([A-Z_0-9]+)\}/g, (whole, name) => {
    if (!(name in values)) throw new Error(`${template}.conf.template wants ${name}`);
    return values[name];
  });
}
