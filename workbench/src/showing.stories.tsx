import {
  Avatar,
  Badge,
  Card,
  Confetti,
  Countdown,
  CoverArt,
  Empty,
  Icon,
  LiveRegion,
  Logo,
  Money,
  Motif,
  Odometer,
  PageHeader,
  Progress,
  Retry,
  Section,
  Skeleton,
  Spinner,
  Stat,
  TimeAgo,
  TotalFunds,
  VisuallyHidden,
} from '@croupier/ui';
import { aFailure } from '@croupier/ui/testing';
import { WinBanner } from '@croupier/ui/win-banner';
import styles from './showing.module.css';

export default { title: 'Showing' };

const start = new Date('2026-11-21T12:00:00.000Z');

export const Amounts = () => (
  <>
    <Money amount="1250.00" />
    <Money amount="-35.50" tone="signed" />
    <TotalFunds cash="1250.00" bonus="300.00" />
    <Odometer value="৳123,456.78" />
    <Odometer value="৳১,২৩,৪৫৬.৭৮" />
    <Odometer value="৳٩٨٧٬٣٤٥٫٦١" />
    <Stat label="Turnover today" value={<Money amount="1250.00" />} tone="accent" />
    <Stat label="Turnover since the first day" value={<Money amount="123456789012.34" />} />
  </>
);

export const Times = () => (
  <>
    <Countdown to={new Date(start.getTime() + 90_000).toISOString()} />
    <TimeAgo time={start.toISOString()} />
  </>
);

export const Badges = () => (
  <>
    {(['neutral', 'accent', 'second', 'positive', 'negative', 'warning'] as const).map((tone) => (
      <Badge key={tone} tone={tone}>
        {tone}
      </Badge>
    ))}
    <div>
      <Badge tone="accent">
        Una etiqueta con un texto mucho más largo de lo que cabe en una línea de un teléfono
      </Badge>
    </div>
  </>
);

export const ConfettiBehindContent = () => (
  <Card>
    <div className={styles.celebrated}>
      <Confetti />
      <Stat label="You won" value={<Money amount="1250.00" />} tone="accent" />
    </div>
  </Card>
);

export const PeopleAndIcons = () => (
  <>
    <Avatar name="rahim" />
    <Avatar name="Karima" size={64} />
    <Icon name="lottery" />
    <Icon name="chevron-right" />
    <Motif />
    <Logo look="padma" name="Padma" />
  </>
);

export const Cards = () => (
  <>
    <PageHeader title="Promotions" lead="What is on this week" />
    <Section title="Your team">
      <Card>Plain</Card>
      <Card tone="accent">Accented</Card>
    </Section>
  </>
);

export const Waiting = () => (
  <>
    <Spinner />
    <Skeleton height={96} />
    <Progress value={0} label="Not begun" />
    <Progress value={0.4} label="Wagered" />
    <Progress value={1} label="Done" />
    <Skeleton height={20} lines={3} />
    <LiveRegion>Loaded</LiveRegion>
    <VisuallyHidden>Only for screen readers</VisuallyHidden>
  </>
);

export const Won = () => <WinBanner>You won: ৳500.00. Congratulations!</WinBanner>;

export const NothingThere = () => (
  <>
    <Empty art="team" title="Your team is still empty" text="Bring people in with your link." />
    <Empty look="row" art="search" title="Nobody by that name" />
  </>
);

export const Failed = () => (
  <Retry error={aFailure({ code: 'unavailable' })} onRetry={() => undefined} />
);

export const Covers = () => (
  <div className={styles.covers}>
    {Array.from({ length: 24 }, (_, index) => (
      <CoverArt key={index} seed={`game-${index}`} label={`game-${index}`} />
    ))}
  </div>
);
