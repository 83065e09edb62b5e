/** A line for each model, newest first under its maker; `device.ts` reads them and says how they are written. */
export const laptops = `
# HP
ZBook Firefly 14 G10 | 2023 cellular windows
Elite Dragonfly G4 | 2023 cellular windows
Elite Dragonfly G3 | 2022 cellular windows
EliteBook 840 Aero G8 | 2021 cellular windows
Elite Dragonfly G2 | 2021 cellular windows
Elite Folio 13 (5G) | 2021 cellular windows
mt32 Mobile Thin Client | 2021 cellular windows
mt46 Mobile Thin Client | 2020 cellular windows
EliteBook x360 G6 | 2019 cellular windows
Spectre x360 | 2019 cellular windows
mt45 Mobile Thin Client | 2019 cellular windows
EliteBook G5 | 2018 cellular windows
EliteBook x360 G3 | 2018 cellular windows
EliteBook x360 G5 | 2018 cellular windows
ProBook G5 | 2018 cellular windows
ZBook G5 | 2018 cellular windows
ZBook Studio G5 | 2018 cellular windows
Elite x2 1013 G3 | 2018 cellular windows
Envy x2 | 2018 cellular windows
Spectre Folio 13 | 2018 cellular windows
EliteBook G4 | 2017 cellular windows
EliteBook x360 G2 | 2017 cellular windows
ProBook G4 | 2017 cellular windows
ZBook G4 | 2017 cellular windows
Elite x2 1012 G2 | 2017 cellular windows
ProBook G3 | 2016 cellular windows
# Dell
Latitude 7340 Ultralight | 2023 cellular windows
Latitude 7440 | 2023 cellular windows
Latitude 9440 | 2023 cellular windows
Latitude 9430 | 2022 cellular windows
XPS 13 Plus 9320 | 2022 ? cellular windows
Precision 5570 | 2022 ? cellular windows
Latitude 5420 | 2021 cellular windows
Latitude 7320 | 2021 cellular windows
Latitude 7420 | 2021 cellular windows
Latitude 9420 | 2021 cellular windows
Latitude 5410 | 2020 cellular windows
Latitude 5411 | 2020 cellular windows
Latitude 5511 | 2020 cellular windows
Latitude 7210 2-in-1 | 2020 cellular windows
Latitude 7310 | 2020 cellular windows
Latitude 7410 | 2020 cellular windows
Latitude 9410 | 2020 cellular windows
Latitude 9510 | 2020 cellular windows
# Lenovo
ThinkPad X1 Carbon Gen 12 | 2024 cellular windows
ThinkPad X1 Carbon Gen 11 | 2023 cellular windows
ThinkPad X1 Carbon Gen 10 | 2022 cellular windows
ThinkPad T14s Gen 3 | 2022 cellular windows
ThinkPad X1 Titanium Yoga | 2021 cellular windows
ThinkPad X1 Carbon Gen 9 | 2021 cellular windows
ThinkPad X1 Nano | 2021 cellular windows
ThinkPad X12 Detachable | 2021 cellular windows
ThinkPad X1 Carbon Gen 8 | 2020 cellular windows
ThinkPad X1 Fold | 2020 cellular windows
Flex 5G / IdeaPad Flex 5G | 2020 cellular windows
ThinkPad X1 Carbon Gen 7 | 2019 cellular windows
ThinkPad X1 Yoga Gen 4-8 | 2019 cellular windows
Yoga C630 | 2018 cellular windows
Miix 630 | 2018 cellular windows
Yoga 520 | 2017 cellular windows
Yoga 720 2-in-1 | 2017 cellular windows
# Acer
TravelMate Spin P4 | 2021 cellular windows
Chromebook Spin 513 | 2021 cellular
Spin 7 | 2020 cellular windows
TravelMate P2 | 2020 cellular windows
TravelMate P6 | 2020 cellular windows
Chromebook Spin 511 | 2020 cellular
Swift 3 | 2018 cellular windows
Swift 7 | 2018 cellular windows
# Asus
Mini Transformer T103HAF | 2018 cellular windows
NovaGo TP370QL | 2018 cellular windows
VivoBook Flip 14 TP401NA | 2018 cellular windows
Transbook Mini | 2017 cellular windows
# Microsoft
Surface Laptop Studio 2 | 2023 ? cellular windows
Surface Pro 9 5G | 2022 cellular windows
Surface Go 3 LTE | 2022 cellular windows
Surface Laptop 5 | 2022 ? cellular windows
Surface Pro 7+ LTE | 2021 cellular windows
Surface Pro 8 LTE | 2021 cellular windows
Surface Laptop 4 | 2021 ? cellular windows
Surface Laptop Studio | 2021 ? cellular windows
Surface Go 2 LTE | 2020 cellular windows
Surface Pro X | 2019 cellular windows
Surface Pro (5th gen) LTE Advanced | 2017 cellular windows
# Panasonic
Toughbook 40 | 2022 cellular windows
Toughbook G2 | 2021 cellular windows
Toughbook 55 | 2019 cellular windows
# Samsung
Galaxy Book3 | 2023 cellular
Galaxy Book2 | 2018
`;
