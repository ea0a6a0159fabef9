import {
  bannerGroupOf,
  reaches,
  type PageContent,
  type ShellFiles,
  type SiteModule,
  type SitePreview,
} from '@croupier/contracts';
import type { Visitor } from '../../http/visitor.ts';
import { done } from '../../outcome.ts';
import type { Brand } from '../brands/index.ts';
import type { Content } from '../content/index.ts';
import { memberInfo, type Identity } from '../identity/index.ts';
import type { Operators } from '../operators/index.ts';
import type { PageAudience } from '../registry/index.ts';
import type { LocalBuilds } from './local-builds.ts';
import { fetchLocalModules, type LocalModule } from './local-modules.ts';
import { languageOf } from './visitor-choice.ts';

/** The visitor who opens a page. */
export interface PageVisitor {
  readonly cookies: Readonly<Record<string, string | undefined>>;
  /** The session's credential. */
  readonly credential: string | null;
  /** The credential of the console's session. */
  readonly operatorCredential: string | null;
  readonly localModules: readonly LocalModule[];
  /** On the platform's own machine, in development. */
  readonly isDeveloper: boolean;
  /** Path of the page. */
  readonly path: string;
  readonly shellFiles: ShellFiles;
  readonly from: Visitor;
  readonly audience: PageAudience & { readonly preview: SitePreview | null };
}

/** The parts of a manifest that depend on its visitor. */
export function visitorParts({
  identity,
  operators,
  localBuilds,
  content,
}: {
  readonly content: Content;
  readonly identity: Identity;
  readonly operators: Operators;
  readonly localBuilds: LocalBuilds;
}) {
  async function sessionOf(brand: Brand, credential: string | null) {
    const member = credential ? await identity.bySession(brand, credential) : null;
    return member ? { token: member.token, member: memberInfo(member) } : null;
  }

  /** Local builds of an operator with the brand's modules permission, and of a developer's own server. */
  async function localOf(
    brand: Brand,
    { operatorCredential, localModules, isDeveloper }: PageVisitor,
  ) {
    const operator = operatorCredential ? await operators.bySession(operatorCredential) : null;
    const named = await fetchLocalModules(localModules);
    if (!named.ok) return named;
    // Checked for each page: the permission may end before the session that connected the build.
    const mayPoint = operator !== null && reaches(operator.reach, 'modules', brand.code);
    const pointed = mayPoint ? await localBuilds.modulesOf(operatorCredential) : [];
    const panels = {
      canInspect: isDeveloper || operator !== null,
      // A developer without an operator session is asked to sign in.
      ...(mayPoint || (isDeveloper && !operator) ? { canPoint: true } : {}),
    };
    return done({ builds: [...pointed, ...named.value], panels });
  }

  async function contentOf(
    brand: Brand,
    { path, cookies }: PageVisitor,
    modules: readonly SiteModule[],
  ): Promise<{ content?: PageContent }> {
    const routes = modules.flatMap(({ description }) => description.routes);
    const group = bannerGroupOf(routes, path);
    if (!group) return {};
    return { content: await content.page(brand, group, languageOf(brand, cookies)) };
  }

  return { sessionOf, localOf, contentOf };
}
