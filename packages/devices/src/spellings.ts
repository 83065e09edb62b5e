/** Lines of `one other other: word`, the word as the tables write it; nothing after the colon for what tells nothing. */
function readSpellings(lines: string): ReadonlyMap<string, string> {
  return new Map(
    lines
      .trim()
      .split("\n")
      .flatMap((line) => {
        const [others = "", word = ""] = line.split(":");
        return others.split(" ").map((other) => [other, word.trim()] as const);
      }),
  );
}

/** How names of makers and series are written by ear in French and darja, and what is typed beside them. */
export const otherSpellings = readSpellings(`
ifone aifon ayfon iphon ephone ifon iphones: iphone
samsoung sumsung samsong samsun sansung samsumg: samsung
galaxi galaxie galxy galaksi glaxy: galaxy
xaomi xiomi xioami xiaome chaomi shaomi chawmi chiaomi: xiaomi
mi: xiaomi
readmi redmy radmi: redmi
poko: poco
hwawei huawai hawaei huwawei hwawi huwai: huawei
opo oppoo: oppo
realmi reelme rialme: realme
viva: vivo
motorolla moto: motorola
pixle pixal: pixel
onepluse: oneplus
honer onor: honor
kondor condore condour: condor
alure: allure
aypad ipade: ipad
promax: pro max
fe5g: fe 5g
mon ma le la les un une de du my the is telephone tel smartphone portable compatible compatibel compatibilite esim: 
watsh montre: watch
tablette tablet: tab
`);

export const arabicWords = readSpellings(`
ايفون ايفونات ايفن: iphone
سامسونج سامسونغ سامسونق سمسونج سامسنج: samsung
جالكسي جالاكسي غالاكسي قالاكسي كالكسي جلاكسي: galaxy
شاومي شياومي شاومى: xiaomi
ريدمي رادمي ردمي: redmi
بوكو: poco
هواوي هواواي هاواوي: huawei
اوبو ابو: oppo
ريلمي ريالمي: realme
فيفو: vivo
هونر اونر هونور: honor
موتورولا موتو: motorola
كوندور كندور كوندر: condor
الور: allure
بلوم: plume
نوكيا: nokia
سوني: sony
بيكسل بكسل: pixel
جوجل غوغل قوقل: google
ابل: apple
ايباد: ipad
ساعه: watch
نوت: note
برو: pro
ماكس: max
الترا التره: ultra
بلس بلاس: plus
ميني: mini
لايت: lite
فليب: flip
فولد: fold
اير: air
تاب: tab
ون: one
هاتف هاتفي موبايل جوال تلفون نوع متوافق يدعم هل: 
اكس: x
اس: s
`);
