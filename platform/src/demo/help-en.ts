import type { HelpSeed } from './help-seed.ts';

export const helpEn: readonly HelpSeed[] = [
  {
    slug: 'account',
    title: 'Your account',
    content: `<p>Press <strong>Sign up</strong>, choose a username and a password, and confirm that you are old enough to play. The minimum age stands at the foot of every page. One person has one account.</p>
<p>Forgot your password? Choose <strong>Forgot your password?</strong> in the log-in window. A new password signs out all other devices.</p>
<p>In the member centre you see every place where you are signed in, and can sign out any of them. We never ask for your password, not in chat and not on the phone.</p>`,
  },
  {
    slug: 'deposits',
    title: 'Deposits',
    content: `<ol><li>Open <strong>Deposit</strong> and choose a method. You see its limits and fees before you pay.</li><li>Enter the amount and follow the steps. Use a payment account in your own name.</li><li>Your balance rises as soon as the payment is confirmed, without reloading the page.</li></ol>
<h3>The money has not arrived</h3>
<p>A deposit is credited exactly once, also if you pay late or the provider repeats its message. If it takes longer than the method says, look at the deposit's state in the member centre, add a proof of payment where it asks for one, and write to customer service.</p>`,
  },
  {
    slug: 'withdrawals',
    title: 'Withdrawals',
    content: `<ol><li>Add a payout account in your own name and set a payment PIN.</li><li>Open <strong>Withdraw</strong> and enter the amount. It leaves your balance at once and is kept apart for you.</li><li>We check the request and pay it out. You see each step in the member centre.</li></ol>
<p>If a request is refused or the payment fails, the full amount returns to your balance, with the reason. A bonus may have conditions that must be met first; they stand on the page of the promotion.</p>
<p>You can withdraw during a break or an exclusion, too: your money stays yours.</p>`,
  },
  {
    slug: 'rules',
    title: 'Rules of play',
    content: `<ul><li>A bet counts once we have confirmed it. It then appears in your betting record with its own number.</li><li>Lottery bets are accepted until a draw locks. Our server's clock decides.</li><li>A bet that cannot be placed costs nothing. If the connection breaks, look at your record before you bet again.</li><li>If a round or a draw is void, its stakes are returned.</li><li>Play for fun uses play money. It has no value and cannot be withdrawn.</li></ul>`,
  },
  {
    slug: 'fairness',
    title: 'How you can check a draw',
    content: `<p>For the draws that we hold ourselves, we publish the fingerprint (SHA-256) of a secret number when betting opens, and name a public random value that nobody can know until betting has closed. The drawn numbers follow from both by an open formula.</p>
<p>After the draw the secret number is published. Open the draw's fairness page and your own browser computes the numbers again. If the secret did not match its fingerprint, the draw would be void and the stakes returned.</p>
<p>Results of draws held elsewhere are entered by two independent people or sources, and count only if both agree. Slots and live games come from their providers, whose rules each game shows.</p>`,
  },
  {
    slug: 'safely',
    title: 'Playing responsibly',
    content: `<p>Gambling is entertainment, not a way to earn money. Play only with money you can spare, and never to win back a loss.</p>
<ul><li><strong>Limits</strong> on deposits, stakes, losses and time. A lower limit holds at once; a higher one only after a wait and a second yes.</li><li><strong>Breaks</strong> close play and deposits for a while and cannot be ended early.</li><li><strong>Self-exclusion</strong> closes play for half a year or longer. You get no offers in that time.</li><li><strong>Reality checks</strong> tell you how long you have played and what it cost.</li></ul>
<p>You find all of them, a short self-test and independent help at <a href="/play-safely">Play safely</a>.</p>`,
  },
  {
    slug: 'privacy',
    title: 'Privacy and cookies',
    content: `<p>{brand} sets only cookies that the site needs. None of them serves advertising, and no other company can read them.</p>
<ul><li><strong>croupier</strong>: keeps you signed in, for a day at most.</li><li><strong>croupier-device</strong>: lets you sign in again with one press if you chose to be remembered, for a day.</li><li><strong>croupier-browser</strong>: recognises this browser after a registration or a sign-in, for a year. No script can read it. We use it only for our rules against abuse: it shows whether several accounts that invite each other belong to one person.</li><li><strong>croupier-entry</strong>: holds a sign-in that waits for its second step, for ten minutes.</li><li><strong>croupier-support</strong>: keeps your conversation with customer service if you are not signed in, for 30 days.</li><li><strong>croupier-visitor</strong>: a random mark, so that you always see the same version of the site, for 90 days.</li><li><strong>language</strong> and <strong>theme</strong>: remember your choice, for a year.</li></ul>
<p>Your browser also stores what you have typed but not sent, never a password or PIN, until you send it, sign out or close the tab.</p>
<p>In the member centre, under <strong>My account</strong>, you can download your data and close your account. Then we erase your personal data; records of money and bets stay for as long as the law demands.</p>`,
  },
  {
    slug: 'term',
    title: 'Terms of use',
    content: `<h3>1. Who may play</h3><p>You may use {brand} if you have reached the minimum age shown at the foot of each page, if gambling is legal where you are, and if you act for yourself. Each person may hold one account, with true details.</p>
<h3>2. Your account</h3><p>Keep your password and payment PIN to yourself. You may not sell, lend or share your account. Tell us at once if you think that somebody else has used it. We may ask you to prove who you are before we pay out.</p>
<h3>3. Your money</h3><p>Deposits and payouts go to and from accounts in your own name. Your balance earns no interest. Every movement stands in your statement; tell us if you find a mistake. Money credited by an obvious mistake may be corrected, and we will show you the correction.</p>
<h3>4. Bets</h3><p>A confirmed bet is binding for both sides. Results are settled by the published rules of the game. If a round or draw is void, its stakes are returned. If an outside result is corrected, its payouts are corrected, too.</p>
<h3>5. Promotions</h3><p>Each promotion has its own conditions, shown on its page. We may withdraw a bonus that was obtained with several accounts or by deceit, but never money that you deposited and did not lose.</p>
<h3>6. What is not allowed</h3><p>Cheating, playing with programs instead of by hand, colluding with other players, laundering money, and attacking the site. We may lock an account in such a case and tell you why, unless the law forbids it.</p>
<h3>7. Protection</h3><p>Limits, breaks and exclusions that you set bind us as well. We may set them ourselves if we see that play harms you.</p>
<h3>8. Interruptions</h3><p>We may close the site for maintenance. Your balance and open bets are kept. We are not liable for errors of your device or your connection.</p>
<h3>9. Your data</h3><p>We keep what we need to run your account, to pay you, to protect you and to obey the law. You may ask which data we hold about you.</p>
<h3>10. Changes and complaints</h3><p>If we change these terms, the new ones stand on this page. If something is wrong, write to customer service with the number of the bet or payment; rights that the law gives you remain untouched.</p>`,
  },
];
