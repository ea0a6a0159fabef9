import { X509Certificate } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';

const dayMs = 24 * 60 * 60 * 1000;
const authorityDays = 3_650;
/** Apple's systems refuse certificates of servers that last longer than 825 days. */
const serverDays = 397;
const renewBeforeDays = 30;
const key = /** @type {const} */ ({ keyType: 'ec', curve: 'P-256', algorithm: 'sha256' });

/**
 * A certificate for `names`, made at this start. The authority that signs it is made once per data folder: a
 * phone that trusts the authority trusts each later start, whatever its names are.
 * @returns {Promise<Certificate>} paths of PEM files
 * @typedef {{ authority: string, certificate: string, key: string }} Certificate
 * @param {{ dataDir: string, names: string[] }} options
 */
export async function makeCertificate({ dataDir, names }) {
  const folder = join(dataDir, 'https');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { generate } = await import('selfsigned');
  const authority = await openAuthority(folder, generate);
  const made = await generate([{ name: 'commonName', value: String(names[0]) }], {
    ...key,
    ...validity(serverDays),
    ca: { key: authority.private, cert: authority.cert },
    extensions: [
      { name: 'basicConstraints', cA: false, critical: true },
      { name: 'keyUsage', digitalSignature: true, critical: true },
      { name: 'extKeyUsage', serverAuth: true },
      { name: 'subjectAltName', altNames: names.map(altName) },
    ],
  });
  return {
    authority: authority.path,
    certificate: write(join(folder, 'server.crt'), `${made.cert}\n${authority.cert}`),
    key: write(join(folder, 'server.key'), made.private),
  };
}

/**
 * @param {string} folder
 * @param {typeof import('selfsigned').generate} generate
 */
async function openAuthority(folder, generate) {
  const path = join(folder, 'authority.crt');
  const keyPath = join(folder, 'authority.key');
  if (!existsSync(keyPath) || !isGood(path)) {
    const made = await generate([{ name: 'commonName', value: 'Croupier demo on this machine' }], {
      ...key,
      ...validity(authorityDays),
      extensions: [
        { name: 'basicConstraints', cA: true, pathLenConstraint: 0, critical: true },
        { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
      ],
    });
    // The key last: a kill in between makes both again.
    write(path, made.cert);
    write(keyPath, made.private);
  }
  return { path, cert: readFileSync(path, 'utf8'), private: readFileSync(keyPath, 'utf8') };
}

/** @param {string} path */
function isGood(path) {
  if (!existsSync(path)) return false;
  const { validTo } = new X509Certificate(readFileSync(path));
  return Date.parse(validTo) > Date.now() + renewBeforeDays * dayMs;
}

/**
 * From yesterday on: the clock of a phone may be behind.
 * @param {number} days
 */
const validity = (days) => ({
  notBeforeDate: new Date(Date.now() - dayMs),
  notAfterDate: new Date(Date.now() + (days - 1) * dayMs),
});

/**
 * @param {string} name
 * @returns {import('selfsigned').SubjectAltNameEntry}
 */
function altName(name) {
  const address = name.replace(/^\[|\]$/g, '');
  return isIP(address) > 0 ? { type: 7, ip: address } : { type: 2, value: name };
}

/**
 * By rename, readable by this user alone.
 * @param {string} path
 * @param {string} text
 */
function write(path, text) {
  writeFileSync(`${path}.new`, text, { mode: 0o600 });
  renameSync(`${path}.new`, path);
  return path;
}
